/** A device by the name its browser gives itself, shortened to what people know: `Firefox, Android`. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Headless/, 'Chromium'],
  [/Chrom(e|ium)\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux|X11/, 'Linux'],
];
const first = (table: typeof BROWSERS, text: string): string | undefined =>
  table.find(([pattern]) => pattern.test(text))?.[1];

export const deviceName = (agent: string): string =>
  [first(BROWSERS, agent), first(SYSTEMS, agent)].filter(Boolean).join(', ') || agent;
