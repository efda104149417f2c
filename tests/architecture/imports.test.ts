import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  circles,
  folderCircles,
  lostImports,
  reachable,
  type RoomRule,
  wrongImports,
} from '../support/run/import-graph.ts';
import { readSources } from '../support/run/source-file.ts';

const sources = readSources();
const product = new Map([...sources].filter(([path]) => !path.startsWith('tests/')));

/** Packages that each adapter folder may import; folders not listed may import none. */
const TECHNOLOGY: Readonly<Record<string, readonly string[]>> = {
  archive: ['node:*', 'tar'],
  content: ['zod', 'node:fs/promises', 'node:path'],
  feed: ['zod'],
  webhook: ['node:*'],
  wire: ['zod/mini', 'cookie', 'jsonc-parser', 'entities', 'htmlparser2'],
  'http-api': ['zod'],
  ssr: ['node:crypto'],
  sql: ['node:*', 'zod', 'kysely', 'pg'],
  mail: ['node:*', 'nodemailer', 'zod'],
  argon2: ['node:*'],
  'breached-passwords': ['node:*'],
  'busy-calendar': ['node:*', 'ical.js'],
  clamav: ['node:net'],
  machine: ['node:*'],
  crm: ['node:*', 'saxes', 'yauzl', 'zod'],
  secrets: ['node:*'],
  files: ['node:*', 'zod'],
  'map-tiles': ['node:*'],
  'places-nearby': ['zod', 'node:*'],
  captcha: ['node:*', 'sharp', 'opentype.js', 'subset-font'],
  images: ['node:*', 'sharp', 'opentype.js', 'saxes', 'subset-font', 'zod'],
  'node-server': ['node:*', '@fastify/busboy'],
  metrics: ['node:*', 'prom-client'],
  'base-map': ['topojson-client', 'topojson-specification', 'geojson'],
  robots: ['isbot'],
  'one-time-codes': ['otpauth'],
  'qr-codes': ['uqr'],
};

/** Packages of the UI; only the tools next to the styles may read files. */
const SCREEN = [
  'react',
  'react-dom/*',
  'react-router',
  'react-router/*',
  'mobx-react-lite',
  'i18next',
  'react-i18next',
];
const STYLE_TOOLS = ['ui/styles/subset-fonts.ts', 'fixtures/pictures/write-marks.ts'];

/** Packages that draw the map in its frame; no page of the site loads them. */
const DRAWING = ['maplibre-gl', 'pmtiles', 'geojson', 'terra-draw', 'terra-draw-maplibre-gl-adapter'];

const EVERYWHERE = ['domain', 'application', 'adapters/*', 'ui', 'ui/stores', 'ui/map', 'fixtures'];

const RULES: Readonly<Record<string, RoomRule>> = {
  domain: { rooms: [], packages: [] },
  application: { rooms: ['domain'], packages: [] },
  'ui/stores': { rooms: ['domain'], typesOf: ['application'], packages: ['mobx'] },
  'ui/map': { rooms: ['domain'], typesOf: ['application'], packages: DRAWING },
  ui: { rooms: ['domain', 'application', 'ui/stores'], packages: SCREEN },
  'adapters/composition': { rooms: EVERYWHERE, packages: ['*'] },
  fixtures: { rooms: ['domain'], packages: ['node:*', 'sharp'] },
  tests: { rooms: EVERYWHERE, packages: ['*'] },
  // The build configuration is outside the layers.
  'vite.config.ts': { rooms: EVERYWHERE, packages: ['*'] },
};

function roomOf(path: string): string {
  const [top = '', second = ''] = path.split('/');
  if (top === 'adapters') return `adapters/${second}`;
  return top === 'ui' && (second === 'stores' || second === 'map') ? `ui/${second}` : top;
}

const ADAPTERS = [...new Set([...sources.keys()].map(roomOf).filter(room => room.startsWith('adapters/')))];

function ruleOf(room: string): RoomRule {
  const known = RULES[room];
  if (known) return { ...known, rooms: known.rooms.flatMap(name => (name === 'adapters/*' ? ADAPTERS : [name])) };
  if (!room.startsWith('adapters/')) throw new Error(`no rule says what ${room} may import`);
  return {
    rooms: ['domain', 'application', 'adapters/wire'],
    packages: TECHNOLOGY[room.slice('adapters/'.length)] ?? [],
  };
}

describe('imports between layers', () => {
  const others = new Map([...sources].filter(([path]) => !STYLE_TOOLS.includes(path)));

  test('the layers of these rules exist', () => {
    const rooms = new Set([...sources.keys()].map(roomOf));
    for (const room of ['domain', 'application', 'ui', 'ui/stores', 'adapters/composition', 'adapters/memory', 'tests'])
      expect(rooms).toContain(room);
    expect(sources.size).toBeGreaterThan(0);
  });

  test('each layer has allowed imports only', () => {
    expect(wrongImports(others, roomOf, ruleOf)).toEqual([]);
  });

  test('only tests import tests', () => {
    const graph = [...sources].filter(([path]) => roomOf(path) !== 'tests');
    expect(
      graph.flatMap(([path, { imports }]) => imports.filter(({ to }) => to.startsWith('tests/')).map(() => path)),
    ).toEqual([]);
  });

  test('nothing imports the tools that subset fonts and draw marks', () => {
    const users = [...sources].filter(([, { imports }]) => imports.some(({ to }) => STYLE_TOOLS.includes(to)));
    expect(users.map(([path]) => path)).toEqual([]);
  });

  test('every import has an existing target', () => {
    expect(lostImports(sources, existsSync)).toEqual([]);
  });

  test('no file is in an import cycle, including type imports', () => {
    expect(circles(sources)).toEqual([]);
  });

  test('no product folder is in an import cycle', () => {
    expect(folderCircles(product)).toEqual([]);
  });

  test('only the assembly imports the dependency injection container', () => {
    const users = [...sources].filter(([, { imports }]) => imports.some(({ to }) => to === 'inversify'));
    const strays = users.map(([path]) => path).filter(path => !path.startsWith('adapters/composition/assembly/'));
    expect(strays).toEqual(['tests/architecture/provide.test.ts']);
  });

  test('only provide.ts adds bindings to the container', () => {
    const binders = [...sources]
      .filter(([path, { text }]) => path.startsWith('adapters/') && /\.to(?:\w+Value|Self)\(|\.to\(/.test(text))
      .map(([path]) => path);
    expect(binders).toEqual(['adapters/composition/assembly/provide.ts']);
  });

  test('the serving process never loads the build, which would stay in memory', () => {
    const packages = [...reachable(sources, ['adapters/composition/commands/start.ts']).keys()];
    expect(packages).toContain('node:child_process');
    expect(packages).not.toContain('vite');
  });

  test.each(['owner', 'agent'])('npm run %s loads neither sharp nor sample data before it invites anybody', command => {
    const loaded = [...reachable(sources, [`adapters/composition/commands/${command}.ts`], { lazy: false }).keys()];
    expect(loaded).toContain('kysely');
    expect(loaded.filter(path => path === 'sharp' || path.startsWith('fixtures/'))).toEqual([]);
  });

  test('the serving process loads sample data by one lazy import alone', () => {
    const isSample = (path: string) => /^(?:fixtures|adapters\/composition\/sample)\//.test(path);
    const roots = ['server/server.ts', 'import/import-child.ts'].map(file => `adapters/composition/${file}`);
    const loaded = [...reachable(sources, roots, { lazy: false })];
    expect(loaded.filter(([path]) => isSample(path)).map(([, way]) => way.join(' → '))).toEqual([]);
    const ways = [...reachable(sources, roots)].filter(([path]) => isSample(path)).map(([, way]) => way);
    const doors = ways.map(way => way.filter(path => !isSample(path)).at(-1));
    expect(new Set(doors)).toEqual(new Set(['adapters/composition/server/open-sample.ts']));
  });

  test('the visitors’ script does not contain the container', () => {
    expect([...reachable(sources, ['adapters/composition/browser/boot.ts']).keys()]).not.toContain('inversify');
  });
});

describe.each(['adapters/composition/browser/boot.ts', 'adapters/composition/static/static-boot.ts'])(
  'a browser that loads %s',
  root => {
    const ways = reachable(sources, [root]);
    const waysTo = (forbidden: (path: string) => boolean) =>
      [...ways].filter(([path]) => forbidden(path)).map(([, way]) => way.join(' → '));

    test('gets the application', () => {
      expect([...ways.keys()]).toContain('ui/routes.tsx');
      expect([...ways.keys()].some(path => path.startsWith('domain/'))).toBe(true);
    });

    test('gets no server code', () => {
      const rooms = [
        'ssr',
        'sql',
        'mail',
        'argon2',
        'captcha',
        'files',
        'images',
        'node-server',
        'http-api',
        'robots',
        'secrets',
      ].map(room => `adapters/${room}/`);
      expect(waysTo(path => rooms.some(room => path.startsWith(room)))).toEqual([]);
    });

    test('gets no Node.js module and no server package', () => {
      expect(
        waysTo(path =>
          /^(?:node:|sharp$|pg$|vite$|react-dom\/server|cookie$|entities|htmlparser2|isbot|otpauth|uqr)/.test(path),
        ),
      ).toEqual([]);
    });

    test('gets zod/mini, not all of zod', () => {
      expect(waysTo(path => path === 'zod')).toEqual([]);
    });

    test('gets no raw feed, content parser, sample or test', () => {
      expect(waysTo(path => /^(?:fixtures|tests|adapters\/(?:feed|content))\//.test(path))).toEqual([]);
    });

    test('gets no table of places', () => {
      expect(sources.has('domain/place/facts/antwerp.ts')).toBe(true);
      expect(waysTo(path => path.startsWith('domain/place/facts/'))).toEqual([]);
    });

    test('gets no module with a computed name', () => {
      expect(waysTo(path => path === '(computed)')).toEqual([]);
    });
  },
);

/**
 * The only exception: `npm run dev` runs the whole application in the browser on sample content, including feeds, owners and mails. No
 * build contains it.
 */
describe('the application in the browser, for development', () => {
  const ROOT = 'adapters/composition/dev/dev-boot.ts';
  const ways = reachable(sources, [ROOT]);

  test('runs every kind of use case on memory adapters', () => {
    for (const part of [
      'adapters/memory/request-ports.ts',
      'adapters/memory/submissions/uploads.ts',
      'adapters/feed/open-feed.ts',
    ])
      expect([...ways.keys()]).toContain(part);
  });

  test('gets no database, server or Node.js module', () => {
    const strays = [...ways].filter(([path]) =>
      /^(?:node:|sharp$|pg$|vite$|adapters\/(?:sql|argon2|files|images|node-server|secrets|ssr)\/|tests\/)/.test(path),
    );
    expect(strays.map(([, way]) => way.join(' → '))).toEqual([]);
  });

  test('is imported only by the page of the development server', () => {
    const users = [...sources].filter(
      ([path, { imports }]) =>
        !path.startsWith('adapters/composition/dev/') &&
        imports.some(({ to }) => to.startsWith('adapters/composition/dev/')),
    );
    expect(users.map(([path]) => path)).toEqual(['vite.config.ts']);
  });
});

describe('the page of the map’s frame', () => {
  const ways = reachable(sources, ['adapters/composition/browser/map-frame.ts']);

  test('draws the map', () => {
    expect([...ways.keys()]).toContain('ui/map/map-screen.ts');
    expect([...ways.keys()]).toContain('maplibre-gl');
  });

  test('gets the map engine and the base map decoder, but no other package, no server code and no page around it', () => {
    const strays = [...ways].filter(
      ([path]) =>
        !/^(?:domain|ui\/map)\//.test(path) &&
        !DRAWING.includes(path) &&
        path !== 'topojson-client' &&
        !/^(?:application\/browse\/map\/map-view\.ts$|ui\/styles\/)/.test(path) &&
        !/^adapters\/(?:composition\/browser\/map-frame|base-map\/(?:fetch|parse)-base-map|cross-frame\/map-frame|wire\/map-message)\.ts$/.test(
          path,
        ),
    );
    expect(strays.map(([, way]) => way.join(' → '))).toEqual([]);
  });
});
