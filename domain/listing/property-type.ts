/** Property types by web id, the same for sale and rent. */
export const PROPERTY_TYPE = {
  other: 1,
  apartment: 2,
  investment: 3,
  house: 4,
  office: 5,
  land: 6,
  commerce: 7,
} as const;

export type PropertyTypeName = keyof typeof PROPERTY_TYPE;

/** Name of the property type with a web id. `propertyTypeName(4)` → `'house'`, `propertyTypeName(99)` → `undefined` */
export function propertyTypeName(webId: number): PropertyTypeName | undefined {
  return (Object.keys(PROPERTY_TYPE) as PropertyTypeName[]).find(name => PROPERTY_TYPE[name] === webId);
}

/**
 * Whether a property is a home, by its types, the main one first: an apartment, a house, or an investment property
 * without office or shop. Residential energy scales and duties apply only to homes.
 * `isResidential([2])` → `true`, `isResidential([3, 7])` → `false`
 */
export function isResidential(typeIds: readonly number[]): boolean {
  const [main] = typeIds;
  if (main === PROPERTY_TYPE.apartment || main === PROPERTY_TYPE.house) return true;
  return (
    main === PROPERTY_TYPE.investment &&
    !typeIds.includes(PROPERTY_TYPE.office) &&
    !typeIds.includes(PROPERTY_TYPE.commerce)
  );
}
