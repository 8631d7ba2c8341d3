import { mount } from 'svelte';
import App from './App.svelte';
import { speech } from './words/language.svelte';
import './tokens.css';
import './base.css';
import './art.css';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no place for the app');
await speech.begin();
mount(App, { target });
