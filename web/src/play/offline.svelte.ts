/**
 * Python for a served client, so that one can play without its server: fetched when the person asks for it, kept by the
 * browser, and fetched anew after an update, for as long as it is wanted.
 */
import { baseAddress } from '../ui/address';
import { forgetPython, isKept, keepPython } from './download';
import { filesOf } from './files';

const WANTED = 'oneiros.offline';
const MILLION = 1_000_000;
const python = filesOf(document);

class Offline {
  /** `none`: this build has no Python. `unsafe`: the browser would not open the page without its server. */
  stage = $state<'unknown' | 'none' | 'unsafe' | 'absent' | 'coming' | 'kept' | 'failed'>('unknown');
  /** How much has come, from 0 to 1. */
  share = $state(0);
  /** What it weighs, in megabytes. */
  readonly size = Math.round(python.files.reduce((sum, { size }) => sum + size, 0) / MILLION);

  /** Look what this browser has. */
  look = async (): Promise<void> => {
    if (this.stage === 'coming') return;
    if (!python.folder) this.stage = 'none';
    else if (!('serviceWorker' in navigator) || !('caches' in globalThis)) this.stage = 'unsafe';
    else this.stage = (await isKept(baseAddress(), python)) ? 'kept' : 'absent';
  };

  keep = async (): Promise<void> => {
    this.stage = 'coming';
    this.share = 0;
    try {
      localStorage.setItem(WANTED, '1');
      void navigator.storage?.persist?.(); // a browser that needs room takes it elsewhere first
      await keepPython(baseAddress(), python, (loaded, total) => (this.share = loaded / total));
      this.stage = 'kept';
    } catch {
      this.stage = 'failed';
    }
  };

  forget = async (): Promise<void> => {
    localStorage.removeItem(WANTED);
    await forgetPython(baseAddress(), python);
    await this.look();
  };

  /** After an update Python is another one: who wanted it gets it again. */
  renew = async (): Promise<void> => {
    await this.look();
    if (this.stage === 'absent' && localStorage.getItem(WANTED)) await this.keep();
  };
}
export const offline = new Offline();
