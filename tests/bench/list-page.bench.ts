import { type BuiltSite, buildSite } from './built-site.ts';
import { startChild } from './child.ts';
import { load } from './load.ts';
import { type BenchRow, table } from './measure.ts';

const PAGE = '/fr/a-vendre/';
/** A query of this length is never cached, and no page uses the parameter, so the response is always the same. */
const NOT_CACHED = `${PAGE}?x=${'x'.repeat(500)}`;

/** A list page rendered for each request, against `renderToString` of its tree over bare node:http. */
export async function benchListPage(built: BuiltSite): Promise<BenchRow[]> {
  const site = await startChild(built.server, { DATA_DIR: built.data });
  const peers = await startChild(built.listPagePeers, {
    LIST_PAGE: `http://127.0.0.1:${site.port}${NOT_CACHED}`,
  });
  try {
    const page = (await (await fetch(`http://127.0.0.1:${site.port}${NOT_CACHED}`)).text()).length;
    const { rates, ratios } = await load({
      targets: [
        { port: peers.port, path: '/tree' },
        { port: peers.port, path: '/plain' },
        { port: site.port, path: NOT_CACHED },
        { port: site.port, path: PAGE },
      ],
      rounds: 11,
      requests: [300, 300, 300, 9000],
      sockets: 4,
    });
    const [tree = 0, plain = 0] = (await (await fetch(`http://127.0.0.1:${peers.port}/costs`)).json()) as number[];
    const row = (name: string, at: number, peer: number, note: string): BenchRow => ({
      name,
      ours: rates[at] ?? 0,
      peer: rates[peer],
      ratio: (ratios[at] ?? 0) / (ratios[peer] ?? 1),
      unit: 'requests/s',
      note,
    });
    return [
      row(
        'list page, not cached',
        2,
        0,
        `peer: renderToString of its tree over bare node:http, same bytes; aim 0.8 (${(page / 1000).toFixed(1)} KB)`,
      ),
      row('list page, not cached', 2, 1, 'peer: renderToString of plain elements'),
      row('list page, cached', 3, 0, 'peer: renderToString of its tree; aim 30'),
      {
        name: 'tree of a list page',
        ours: tree,
        peer: plain,
        ratio: tree / plain,
        unit: 'ms',
        note: 'peer: its plain elements, in one process; aim 2.5 at most',
      },
    ];
  } finally {
    await site.stop();
    await peers.stop();
  }
}

if (import.meta.main) console.log(table(await benchListPage(await buildSite())));
