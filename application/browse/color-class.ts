/** CSS class generated for a colour of the content. `colorClass('#EADFCB')` → `'color-eadfcb'` */
export function colorClass(color: string): string {
  return `color-${color.replace(/[^0-9a-z]/gi, '').toLowerCase()}`;
}
