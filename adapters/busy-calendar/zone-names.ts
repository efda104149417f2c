/** IANA zones by their Windows names (CLDR, windowsZones), limited to zones that are likely in calendars of Belgian agents. */
const OF_WINDOWS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'Romance Standard Time': 'Europe/Brussels',
    'W. Europe Standard Time': 'Europe/Berlin',
    'Central Europe Standard Time': 'Europe/Budapest',
    'Central European Standard Time': 'Europe/Warsaw',
    'GMT Standard Time': 'Europe/London',
    'Greenwich Standard Time': 'Atlantic/Reykjavik',
    'GTB Standard Time': 'Europe/Bucharest',
    'FLE Standard Time': 'Europe/Kiev',
    'E. Europe Standard Time': 'Europe/Chisinau',
    'Turkey Standard Time': 'Europe/Istanbul',
    'Russian Standard Time': 'Europe/Moscow',
    'Morocco Standard Time': 'Africa/Casablanca',
    'South Africa Standard Time': 'Africa/Johannesburg',
    'Arabian Standard Time': 'Asia/Dubai',
    'Israel Standard Time': 'Asia/Jerusalem',
    'India Standard Time': 'Asia/Calcutta',
    'China Standard Time': 'Asia/Shanghai',
    'Eastern Standard Time': 'America/New_York',
    'Central Standard Time': 'America/Chicago',
    'Mountain Standard Time': 'America/Denver',
    'Pacific Standard Time': 'America/Los_Angeles',
  }),
);
/** IANA zones by their offset, for names such as '(UTC+01:00) Brussels, Paris', which Outlook displays. */
const DISPLAYED: Readonly<Record<string, string>> = { '+00:00': 'Europe/London', '+01:00': 'Europe/Brussels' };

/**
 * Cache of resolved zone names, because each occurrence of a series looks one up. The cache needs no size limit, because the process reads
 * a single calendar.
 */
const known = new Map<string, string | undefined>();

/**
 * The IANA zone or offset that a calendar's name for a zone means; `undefined` for other names. Mozilla and Evolution put a path before the
 * IANA name. `zoneNamed('/mozilla.org/20050126_1/Europe/London')` → `'Europe/London'`, `zoneNamed('(UTC+01:00) Brussels, Paris')` →
 * `'Europe/Brussels'`
 */
export function zoneNamed(name: string): string | undefined {
  if (!known.has(name)) known.set(name, foundZone(name));
  return known.get(name);
}

function foundZone(name: string): string | undefined {
  const path = /^\/|:\/\//.test(name) ? name.split('/') : [];
  const names = [name, OF_WINDOWS.get(name), displayed(name), ...[3, 2, 1].map(parts => path.slice(-parts).join('/'))];
  return names.find(one => one !== undefined && one !== '' && isZone(one));
}

/** Offset of a zone name that begins with `UTC` or `GMT`. `displayed('GMT+0200')` → `'+02:00'` */
function displayed(name: string): string | undefined {
  const [found, sign, hours = '0', minutes = '00', cities] =
    /^\(?(?:UTC|GMT) ?(?:([+-])(\d{1,2}):?(\d\d)?)?\)?(?: (.+))?$/.exec(name) ?? [];
  if (found === undefined) return undefined;
  const offset = `${sign ?? '+'}${hours.padStart(2, '0')}:${minutes}`;
  return (cities !== undefined && DISPLAYED[offset]) || offset;
}

function isZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).format(0) !== '';
  } catch {
    return false;
  }
}
