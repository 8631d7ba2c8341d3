import { describe, expect, it } from 'vitest';
import { Gesture, SLOP, Twist, type Pan, type Press } from '../src/games/dragGesture';

const down = (pan: Pan = 'none'): Press => ({ id: 1, spot: 'hand:0', x: 100, y: 100, pan });
const pressed = (pan: Pan = 'none'): Gesture => {
  const gesture = new Gesture();
  gesture.down(down(pan));
  return gesture;
};
describe('a gesture', () => {
  it('is a press until the pointer has gone a little way', () => {
    const gesture = pressed();
    expect(gesture.move(1, 100 + SLOP, 100)).toBe(null);
    expect(gesture.lifted).toBe(false);
    expect(gesture.up(1)).toBe(null);
  });
  it('lifts after a small way, carries, and drops', () => {
    const gesture = pressed();
    expect(gesture.move(1, 100, 100 - SLOP - 1)).toBe('lift');
    expect(gesture.move(1, 160, 40)).toBe('carry');
    expect(gesture.start).toEqual([100, 100]);
    expect(gesture.up(1)).toBe('drop');
    expect(gesture.spot).toBe(null);
  });
  it.each([
    ['x', 30, 2, null],
    ['x', 2, 30, 'lift'],
    ['y', 2, 30, null],
    ['y', 30, 2, 'lift'],
    ['both', 30, 0, null],
    ['none', 30, 2, 'lift'],
  ] as const)('where %s scrolls, a way of %i across and %i along gives %s', (pan, across, along, step) => {
    const gesture = pressed(pan);
    expect(gesture.move(1, 100 + across, 100 + along)).toBe(step);
    expect(gesture.spot).toBe(step === null ? null : 'hand:0'); // the browser scrolls: it is no press any more
  });
  it('lifts what a finger rests on, even where it could scroll', () => {
    const gesture = pressed('both');
    expect(gesture.held(1)).toBe('lift');
    expect(gesture.held(1)).toBe(null);
    expect(gesture.move(1, 180, 100)).toBe('carry');
  });
  it('puts back what the browser takes away, and says nothing of what was never lifted', () => {
    const gesture = pressed();
    expect(gesture.cancel(1)).toBe(null);
    const other = pressed();
    other.move(1, 100, 150);
    expect(other.cancel(1)).toBe('back');
    expect(other.held(1)).toBe(null);
  });
  it('follows one pointer only', () => {
    const gesture = pressed();
    expect(gesture.down({ ...down(), id: 2, spot: 'hand:1' })).toBe(false);
    expect(gesture.move(2, 300, 300)).toBe(null);
    expect(gesture.up(2)).toBe(null);
    expect(gesture.spot).toBe('hand:0');
  });
});
describe('two fingers', () => {
  const finger = (clientX: number, clientY: number) => ({ clientX, clientY });
  const round = (degrees: number) =>
    finger(100 * Math.cos((degrees * Math.PI) / 180), 100 * Math.sin((degrees * Math.PI) / 180));
  const still = finger(0, 0);
  it('turn a quarter for every forty degrees, either way', () => {
    const twist = new Twist();
    twist.begin(still, round(0));
    expect(twist.move(still, round(30))).toBe(0);
    expect(twist.move(still, round(45))).toBe(1);
    expect(twist.move(still, round(60))).toBe(0);
    expect(twist.move(still, round(0))).toBe(-1);
    expect(twist.end()).toBe(0);
  });
  it('go over the half circle without a jump', () => {
    const twist = new Twist();
    twist.begin(still, round(170));
    expect(twist.move(still, round(-170))).toBe(0);
    expect(twist.move(still, round(-145))).toBe(1);
  });
  it('turn once by a tap of the second', () => {
    const twist = new Twist();
    expect(twist.end()).toBe(0);
    twist.begin(still, round(90));
    expect(twist.end()).toBe(1);
    expect(twist.end()).toBe(0);
  });
});
