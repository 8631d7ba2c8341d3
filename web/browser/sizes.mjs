/** The screens that every board and page is looked at on: phones with and without a browser's bars, a tablet, desks. */
const SCREENS = {
  '360x640': 'touch',
  '390x664': 'touch',
  '390x844': 'touch',
  '844x390': 'touch',
  '820x1180': 'touch',
  '1024x700': 'mouse',
  '1366x768': 'mouse',
  '1920x1080': 'mouse',
  '2560x1440': 'mouse',
};
const NAMES = { desktop: '1366x768', phone: '390x844', small: '360x640', landscape: '844x390', tablet: '820x1180' };
export const SIZES = Object.keys(SCREENS);
/** One size of each layout: what axe looks for is the same on the others. */
export const LAYOUTS = ['390x844', '844x390', '820x1180', '1366x768'];
/** Those that whole games are played on: a desk, two phones, a phone on its side, a tablet. */
export const PLAYED = Object.keys(NAMES);
/** A size, or its name, as a browser's context wants it, with fingers where there are only fingers. */
export const screen = (size) => {
  const exact = NAMES[size] ?? size;
  const [width, height] = exact.split('x').map(Number);
  const touch = SCREENS[exact] === 'touch';
  return { viewport: { width, height }, hasTouch: touch, isMobile: touch };
};
