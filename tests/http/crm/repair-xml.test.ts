import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { repairXml } from '../../../adapters/crm/repair-xml.ts';
import { BrokenXml, readXml } from '../../../adapters/crm/read-xml.ts';
import { reasonText } from '../../../application/finding/reason.ts';
import { type OpenImmoDesk, openImmoDesk } from '../../support/site/openimmo-desk.ts';

const read = (xml: string) =>
  [...readXml([xml], ['a'])].map(({ text, hasRemovedCharacters }) => [text, hasRemovedCharacters === true]);

describe('text that is almost XML', () => {
  test.each<[string, string, string, boolean]>([
    ['a raw control character', '<a>Belle\u000bmaison</a>', 'Bellemaison', true],
    ['a reference to a control character', '<a>Belle&#11;mai&#x0B;son</a>', 'Bellemaison', true],
    ['a control character in CDATA', '<a><![CDATA[Belle\u0001 & <b>]]></a>', 'Belle & <b>', true],
    ['entities of HTML', '<a>m&sup2; &eacute;t&eacute; &euro;&nbsp;5</a>', 'm² été €\u00a05', false],
    ['a reference that means windows-1252', '<a>10&#150;12 &#x80;</a>', '10–12 €', false],
    ['an ampersand alone', '<a>R&D & Smith&Co; &</a>', 'R&D & Smith&Co; &', false],
    ['the end of a section that none began', '<a>[[1]]> 2]</a>', '[[1]]> 2]', false],
    ['a smaller-than sign alone', '<a>< 5 km, <3 pièces</a>', '< 5 km, <3 pièces', false],
    ['a byte order mark and blank lines', '\ufeff\n\r\n <?xml version="1.0"?><a>x</a>', 'x', false],
    ['a document type that defines nothing', '<!DOCTYPE a><a>x</a>', 'x', false],
    ['a document type elsewhere', '<!DOCTYPE a SYSTEM "openimmo_127c.dtd"><a>x</a>', 'x', false],
    [
      'a document type with elements and attributes',
      '<!DOCTYPE a [<!ELEMENT a ANY> <!ATTLIST a b (c|d) "c">]><a>x</a>',
      'x',
      false,
    ],
    ['a document type with names of HTML', '<!DOCTYPE a [<!ENTITY nbsp "&#160;">]><a>x&nbsp;y</a>', 'x\u00a0y', false],
    ['a comment with two hyphens', '<a>x<!-- a -- b --><!--- c ---->y</a>', 'xy', false],
    ['an ampersand in an attribute', '<a b="R&D &amp; &eacute;">x</a>', 'x', false],
  ])('is repaired and parsed: %s', (_, xml, text, lost) => {
    expect(read(xml)).toEqual([[text, lost]]);
  });

  test.each([
    '<!DOCTYPE a [<!ENTITY b "b">]><a>&b;</a>',
    '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
    '<!DOCTYPE a [<!ENTITY x "xx"><!ENTITY y "&x;&x;">]><a>&y;</a>',
    '<!DOCTYPE a SYSTEM "file:///etc/passwd"><a/>',
    '<!DOCTYPE a [<!ELEMENT a ANY> %b;]><a/>',
    '<!DOCTYPE a [<!ATTLIST a b CDATA "&c;">]><a/>',
    '\n<!DOCTYPE a SYSTEM "/etc/passwd"><a/>',
  ])('is refused with definitions: %s', xml => expect(() => read(xml)).toThrow(BrokenXml));

  test('that holds unescaped HTML in a text keeps it as text', () => {
    const html =
      'a<br>b <p class="x">c</P> <strong>d</b> <a href="x">e</a> <table><tr><td>f</table> <img src="x"> m<sup>2</sup>';
    const [one] = readXml([`<list><item>${html}</item></list>`], ['item']);
    expect(one?.text).toBe(html);
  });

  test('is repaired the same however it is split into chunks', () => {
    const xml = '\ufeff\n<a b="R&D">é&eacute;&#11;&nbsp;<![CDATA[a & b\u0002]]><!-- & --> & <3 ]]> ] &amp; &#150;</a>';
    const whole = [...repairXml([xml])].join('');
    fc.assert(
      fc.property(fc.array(fc.nat(xml.length), { maxLength: 10 }), cuts => {
        const at = [0, ...cuts.sort((a, b) => a - b), xml.length];
        const chunks = at.slice(1).map((end, index) => xml.slice(at[index], end));
        expect([...repairXml(chunks)].join('')).toBe(whole);
      }),
    );
  });

  test('that is valid XML is unchanged', () => {
    const xml = '<?xml version="1.0"?><a b="1 &lt; 2">x &amp; y<![CDATA[&nbsp;]]></a>';
    expect([...repairXml([xml])].join('')).toBe(xml);
  });

  test('loses its comments, except their line breaks, by which lines are counted, and very long ones', () => {
    const repaired = (xml: string, options = {}) => [...repairXml([xml], options)].join('');
    expect(repaired('<!-- & --><a>x<!-- &eacute;\n -- -->y</a>')).toBe('<!-- & --><a>x\ny</a>');
    expect(repaired('<a><!-- -- --></a>', { keepsComments: true })).toBe('<a><!-- -- --></a>');
    expect(repaired(`<a><!--${'x'.repeat(2_000_000)}--></a>`).length).toBeGreaterThan(900_000);
  });
});

/** An object of OpenImmo for sale in Namur. */
const object = (id: string, inside = '') =>
  `<immobilie><objektkategorie><vermarktungsart KAUF="1"/><objektart><haus/></objektart></objektkategorie>
  <geo><plz>5000</plz><ort>Namur</ort><land iso_land="BEL"/></geo><preise><kaufpreis>389000</kaufpreis></preise>
  <freitexte><objekttitel>Maison ${id}</objekttitel>${inside}</freitexte>
  <verwaltung_techn><objektnr_extern>${id}</objektnr_extern><openimmo_obid>O${id}</openimmo_obid><sprache>fr</sprache></verwaltung_techn></immobilie>`;
const sender = (inside: string, name = '<openimmo_anid>AG-1</openimmo_anid>') =>
  `<anbieter>${name}${inside}</anbieter>`;
let minutes = 0;
const packageOf = (inside: string, umfang = 'VOLL') =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<openimmo><uebertragung umfang="${umfang}" modus="NEW" timestamp="2026-06-01T10:${String(minutes++ % 60).padStart(2, '0')}:00"/>${inside}</openimmo>`;

describe('a folder of packages', () => {
  let desk: OpenImmoDesk;
  beforeEach(() => {
    desk = openImmoDesk();
    minutes = 0;
  });
  afterEach(() => desk.close());
  let number = 0;
  const send = (xml: string | Uint8Array) => desk.send(`${++number}.xml`, Buffer.from(xml));
  const imported = async () => {
    const outcome = await desk.read({}, true);
    if (outcome.kind !== 'imported') throw new Error(outcome.kind);
    const { refused, warnings } = outcome.report;
    expect(refused.filter(({ reason: { code } }) => code === 'signs-left-out')).toEqual([]);
    const found = [...refused, ...warnings.filter(({ reason: { code } }) => code === 'signs-left-out')];
    return found.map(({ id, field, reason }) => `${id} ${field}: ${reasonText(reason, 'en')}`.trim());
  };
  const shown = async () => [...(await desk.shown()).keys()].sort();

  test('loses only forbidden characters, with a finding that names the object', async () => {
    send(
      packageOf(
        sender(object('1') + object('2', '<objektbeschreibung><![CDATA[Belle\u000bmaison]]></objektbeschreibung>')),
      ),
    );
    expect(await imported()).toEqual(['2 immobilie: had characters that XML forbids; they are left out']);
    expect(await shown()).toEqual(['1', '2']);
  });

  test('refuses only the malformed object, with its number and line, and keeps its last version', async () => {
    send(packageOf(sender(object('1') + object('2') + object('3') + object('4'))));
    expect(await imported()).toEqual([]);
    const broken = object('2').replace('</freitexte>', '<geo></freitexte>');
    send(packageOf(sender(`${object('1')}\n${broken}\n${object('3')}`)));
    const [said, ...others] = await imported();
    expect(others).toEqual([]);
    expect(said).toMatch(/^2 immobilie: object 2, which begins on line 6: is not well-formed XML/);
    // Object 4 is no longer in the full package; object 2 is, though malformed.
    expect(await shown()).toEqual(['1', '2', '3']);
  });

  test('removes nothing if an object without an id is malformed', async () => {
    send(packageOf(sender(object('1') + object('2'))));
    await imported();
    send(packageOf(sender(`${object('1')}<immobilie><objekt`)));
    const [kept, ...said] = await imported();
    expect(kept).toMatch(/^ID: cannot be read in a record, .* \(1\): 2$/);
    expect(said).toHaveLength(1);
    expect(await shown()).toEqual(['1', '2']);
    send(packageOf(sender(object('1'))));
    expect(await imported()).toEqual([]);
    expect(await shown()).toEqual(['1']);
  });

  test.each(['', 'n.v.t.', '-', 'x'.repeat(300)])('removes nothing if an object has the id %j', async id => {
    send(packageOf(sender(object('1') + object('2') + object('3'))));
    await imported();
    send(packageOf(sender(object('1') + object(id))));
    const [kept, ...others] = await imported();
    expect(kept).toMatch(/^ID: cannot be read in a record, .* \(2\): 2, 3$/);
    expect(others).not.toEqual([]);
    expect(await shown()).toEqual(['1', '2', '3']);
    send(packageOf(object(id), 'TEIL'));
    expect((await imported()).filter(said => said.startsWith('ID: '))).toEqual([]);
  });

  test('leaves out a package whose end is missing', async () => {
    send(packageOf(sender(object('1') + object('2'))));
    await imported();
    send(packageOf(sender(object('1') + object('2'))).slice(0, -900));
    expect((await imported())[0]).toMatch(/is not well-formed XML/);
    expect(await shown()).toEqual(['1', '2']);
  });

  test('reads a byte of windows-1252 in a package in UTF-8, and keeps the accents of both', async () => {
    const bytes = Buffer.from(
      packageOf(sender(object('1', '<objektbeschreibung>Été à Liège, où #</objektbeschreibung>'))),
    );
    bytes[bytes.indexOf('#')] = 0xe9;
    send(bytes);
    expect(await imported()).toEqual([]);
    expect(JSON.stringify((await desk.shown()).get('1')?.description)).toContain('Été à Liège, où é');
  });

  test.each(['utf16le', 'utf16be'])('reads a package in %s without a mark', async encoding => {
    const bytes = Buffer.from(
      packageOf(sender(object('1', '<objektbeschreibung>Été</objektbeschreibung>'))),
      'utf16le',
    );
    send(encoding === 'utf16le' ? bytes : bytes.swap16());
    await imported();
    expect(JSON.stringify((await desk.shown()).get('1')?.description)).toContain('Été');
  });

  describe('of two senders', () => {
    const behind = (id: string, anid: string) =>
      `<anbieter>${object(id)}<openimmo_anid>${anid}</openimmo_anid><firma>F</firma></anbieter>`;

    test('keeps the homes of both, even if the sender’s name comes after the objects', async () => {
      send(packageOf(behind('X1', 'AG-1')));
      await imported();
      send(packageOf(behind('Y1', 'AG-2')));
      expect(await imported()).toEqual([]);
      expect(await shown()).toEqual(['X1', 'Y1']);
      send(packageOf(behind('Y2', 'AG-2')));
      await imported();
      expect(await shown()).toEqual(['X1', 'Y2']);
    });

    test('assigns each home to its own sender, even in one file', async () => {
      send(packageOf(behind('X1', 'AG-1') + behind('Y1', 'AG-2')));
      await imported();
      send(packageOf(behind('X2', 'AG-1')));
      await imported();
      expect(await shown()).toEqual(['X2', 'Y1']);
    });

    test.each(['-', '0', '0000', 'n/a', ' '])(
      'removes nothing if both have the placeholder %j instead of a name, with a finding',
      async anid => {
        const nameless = (id: string) => `<anbieter>${object(id)}<openimmo_anid>${anid}</openimmo_anid></anbieter>`;
        send(packageOf(nameless('X1')));
        await imported();
        send(packageOf(nameless('Y1')));
        expect((await imported()).join()).toContain('nothing is withdrawn by it');
        expect(await shown()).toEqual(['X1', 'Y1']);
      },
    );

    test('removes nothing if a sender has no name, with a finding', async () => {
      send(packageOf(sender(object('X1'))));
      await imported();
      send(packageOf(sender(object('Y1'), '')));
      const said = await imported();
      expect(said.join()).toContain('nothing is withdrawn by it');
      expect(await shown()).toEqual(['X1', 'Y1']);
      send(packageOf(sender(object('Y2'), '')));
      await imported();
      expect(await shown()).toEqual(['X1', 'Y1', 'Y2']);
    });
  });
});
