/** Feature of a vector tile; coordinates in tile units of 4096 from the top left corner. */
export type TileFeature = {
  readonly kind: 'point' | 'line' | 'polygon';
  /** One line or ring per part; points have one position each. Rings do not repeat their first position. */
  readonly parts: readonly (readonly (readonly [x: number, y: number])[])[];
  readonly properties: Readonly<Record<string, string | number>>;
};

export const EXTENT = 4096;
const KINDS = { point: 1, line: 2, polygon: 3 } as const;
const [MOVE, LINE, CLOSE] = [1, 2, 7];

/** Varint as in Protocol Buffers: seven bits per byte, least significant first. `varint(300)` → `[172, 2]` */
export function varint(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  while (rest > 127) {
    bytes.push((rest % 128) + 128);
    rest = Math.floor(rest / 128);
  }
  return [...bytes, rest];
}

/** A vector tile (https://github.com/mapbox/vector-tile-spec, 2.1) with these layers. */
export function writeTile(layers: Readonly<Record<string, readonly TileFeature[]>>): Buffer {
  return Buffer.from(
    Object.entries(layers)
      .filter(([, features]) => features.length > 0)
      .flatMap(([name, features]) => field(3, writeLayer(name, features))),
  );
}

function writeLayer(name: string, features: readonly TileFeature[]): number[] {
  const keys = new Map<string, number>();
  const values = new Map<string | number, number>();
  const numbered = <T>(known: Map<T, number>, value: T) => {
    if (!known.has(value)) known.set(value, known.size);
    return known.get(value) ?? 0;
  };
  const written: number[] = [];
  for (const { kind, parts, properties } of features) {
    const tags = Object.entries(properties).flatMap(([key, value]) => [numbered(keys, key), numbered(values, value)]);
    const feature = [
      ...field(2, tags.flatMap(varint)),
      ...number(3, KINDS[kind]),
      ...field(4, commands(kind, parts).flatMap(varint)),
    ];
    // One by one: the number of arguments of a call is limited by the stack.
    for (const byte of field(2, feature)) written.push(byte);
  }
  return [
    ...number(15, 2),
    ...field(1, [...Buffer.from(name)]),
    ...written,
    ...[...keys.keys()].flatMap(key => field(3, [...Buffer.from(key)])),
    ...[...values.keys()].flatMap(value =>
      field(4, typeof value === 'number' ? number(5, value) : field(1, [...Buffer.from(value)])),
    ),
    ...number(5, EXTENT),
  ];
}

/** Drawing commands: MoveTo the first position, LineTo the others, ClosePath for rings. */
function commands(kind: TileFeature['kind'], parts: TileFeature['parts']): number[] {
  const made: number[] = [];
  let pen: readonly [number, number] = [0, 0];
  for (const part of parts) {
    for (const [at, place] of part.entries()) {
      if (at < 2) made.push(at === 0 ? MOVE | (1 << 3) : LINE | ((part.length - 1) << 3));
      made.push(zigzag(place[0] - pen[0]), zigzag(place[1] - pen[1]));
      pen = place;
    }
    if (kind === 'polygon') made.push(CLOSE | (1 << 3));
  }
  return made;
}

const zigzag = (value: number) => (value < 0 ? -2 * value - 1 : 2 * value);
const number = (id: number, value: number) => [...varint(id * 8), ...varint(value)];
const field = (id: number, bytes: readonly number[]) => [...varint(id * 8 + 2), ...varint(bytes.length), ...bytes];
