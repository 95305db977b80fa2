const BROWSERS: [sign: RegExp, name: string][] = [
  [/YaBrowser\//, 'Yandex Browser'],
  [/Edg(?:A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const SYSTEMS: [sign: RegExp, name: string][] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
];

/** `Chrome, Windows` from a User-Agent string; undefined when nothing in it is recognised. */
export function deviceName(userAgent: string): string | undefined {
  // Each User-Agent also names the browsers it descends from, so the order of the tables matters.
  const found = [BROWSERS, SYSTEMS].flatMap(
    (table) => table.find(([sign]) => sign.test(userAgent))?.[1] ?? [],
  );
  return found.length > 0 ? found.join(', ') : undefined;
}
