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
export const SIZES = Object.keys(SCREENS);
/** One size of each layout: what axe looks for is the same on the others. */
export const LAYOUTS = ['390x844', '844x390', '820x1180', '1366x768'];
/** A size as a browser's context wants it, with fingers where there are only fingers. */
export const screen = (size) => {
  const [width, height] = size.split('x').map(Number);
  const touch = SCREENS[size] === 'touch';
  return { viewport: { width, height }, hasTouch: touch, isMobile: touch };
};
