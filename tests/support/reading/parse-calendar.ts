/** A parsed component of an iCalendar file (RFC 5545). */
export type CalendarPart = {
  readonly name: string;
  readonly lines: { readonly name: string; readonly line: string; readonly value: string }[];
  readonly parts: CalendarPart[];
};

/** Throws on an invalid file: an unclosed component, a line without a name. */
export function parseCalendar(file: string): CalendarPart {
  const open: CalendarPart[] = [{ name: '', lines: [], parts: [] }];
  for (const line of file.replace(/\r\n /g, '').split('\r\n').slice(0, -1)) {
    const found = /^([A-Z-]+)((?:;[A-Z-]+=(?:"[^"]*"|[^";:,]*))*):(.*)$/s.exec(line);
    if (!found) throw new Error(`no line: ${line}`);
    const [, name = '', , value = ''] = found;
    const here = open.at(-1) as CalendarPart;
    if (name === 'BEGIN') {
      const part: CalendarPart = { name: value, lines: [], parts: [] };
      here.parts.push(part);
      open.push(part);
    } else if (name === 'END') {
      if (open.pop()?.name !== value) throw new Error(`${value} ends and was not open`);
    } else here.lines.push({ name, line, value });
  }
  const [calendar] = open[0]?.parts ?? [];
  if (open.length !== 1 || calendar?.name !== 'VCALENDAR') throw new Error('no calendar');
  return calendar;
}

/** The value of a property, unescaped. */
export function propertyOf(part: CalendarPart, name: string): string | undefined {
  const value = part.lines.find(line => line.name === name)?.value;
  return value?.replace(/\\([\\;,nN])/g, (_, sign: string) => (sign.toLowerCase() === 'n' ? '\n' : sign));
}
