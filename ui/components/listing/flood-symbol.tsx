/**
 * The symbol that an advert shows beside a flood score of D: a house in waves. Drawn for this software, because it is
 * not established that the Flemish administration's drawing may be redistributed.
 */
export function FloodSymbol({ label }: { readonly label: string }) {
  return (
    <svg className="flood-symbol" viewBox="0 0 48 48" role="img" aria-label={label}>
      <path className="flood-frame" d="M24 3L45 41a2.500 2.500 0 0 1-2.200 3.700H5.200A2.500 2.500 0 0 1 3 41z" />
      <path d="M24 15l-9 7.500V31M24 15l9 7.500V31M21 31v-6h6v6" />
      <path d="M12 34c2-1.700 4-1.700 6 0s4 1.700 6 0 4-1.700 6 0 4 1.700 6 0M9.500 39c2-1.700 3.700-1.700 5.700 0s3.900 1.700 5.900 0 3.900-1.700 5.900 0 3.900 1.700 5.900 0 3.600-1.700 5.600 0" />
    </svg>
  );
}
