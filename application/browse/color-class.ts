/** The generated class under which a colour of the content stands in the site's own style sheet. `colorClass('#EADFCB')` → `'color-eadfcb'` */
export function colorClass(color: string): string {
  return `color-${color.replace(/[^0-9a-z]/gi, '').toLowerCase()}`;
}
