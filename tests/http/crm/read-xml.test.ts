import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BrokenXml, childOf, childrenOf, readXml, textOf } from '../../../adapters/crm/read-xml.ts';
import { FULL } from '../../support/run/full-run.ts';

const read = (xml: string, ...names: readonly string[]) => [...readXml([xml], names)];

describe('an XML document', () => {
  test('returns each requested element with all its content', () => {
    const [one, two, ...others] = read(
      '<?xml version="1.0"?><x:a xmlns:x="urn:x"><x:b id="1"><c> A &amp; B </c><c><![CDATA[<p>]]></c></x:b><b/></x:a>',
      'b',
    );
    expect(others).toEqual([]);
    expect(one?.attributes).toEqual({ id: '1' });
    expect(childrenOf(one, 'c').map(({ text }) => text)).toEqual(['A & B', '<p>']);
    expect([textOf(one, 'c'), textOf(one, 'd'), textOf(two, 'c'), childOf(one, 'c', 'd')]).toEqual([
      'A & B',
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('is parsed the same however it is split into chunks', () => {
    const xml = '<list><item a="é&lt;">één &#233; <in><![CDATA[x]]></in></item><item>2</item></list>';
    const whole = read(xml, 'item');
    fc.assert(
      fc.property(fc.array(fc.nat(xml.length), { maxLength: 8 }), cuts => {
        const at = [0, ...cuts.sort((a, b) => a - b), xml.length];
        const chunks = at.slice(1).map((end, index) => xml.slice(at[index], end));
        expect([...readXml(chunks, ['item'])]).toEqual(whole);
      }),
    );
  });

  test('may have a document type that defines nothing', () => {
    for (const declared of [
      'a',
      'a []',
      'a SYSTEM "openimmo.dtd"',
      'a SYSTEM "openimmo.dtd" [ ]',
      'a [<!ENTITY nbsp "&#160;"><!ENTITY euro \'&#x20ac;\'>]',
    ])
      expect(read(`<!DOCTYPE ${declared}><a>1</a>`, 'a').map(({ text }) => text)).toEqual(['1']);
  });

  test.each([
    ['<a><c></a>', 'not well-formed XML'],
    ['<a>', 'not well-formed XML'],
    ['', 'not well-formed XML'],
    ['no XML', 'not well-formed XML'],
    ['<!DOCTYPE a [<!ENTITY b "b">]><a>&b;</a>', 'document type'],
    ['<!DOCTYPE a [<!ENTITY nbsp "&b;&b;">]><a>&nbsp;</a>', 'document type'],
    ['<!DOCTYPE a [<!ENTITY nbsp SYSTEM "file:///etc/passwd">]><a>&nbsp;</a>', 'document type'],
    ['<!DOCTYPE a [<!ENTITY % nbsp "x">]><a/>', 'document type'],
    ['<!DOCTYPE a SYSTEM "file:///etc/passwd"><a/>', 'document type'],
    [`${'<a>'.repeat(60)}${'</a>'.repeat(60)}`, 'inside one another'],
    [`<a>${'<c/>'.repeat(60_000)}</a>`, 'contains more than'],
    [`<a>${'x'.repeat(9_000_000)}</a>`, 'characters'],
  ])('is refused if it is unsafe: %.30s', (xml, why) => {
    expect(() => read(xml, 'a')).toThrow(
      expect.objectContaining({ name: 'BrokenXml', message: expect.stringContaining(why) }),
    );
  });

  const CHUNK = 'x'.repeat(64 * 1024);
  const LINES = 'a="1" '.repeat(8_000);
  const unending: [what: string, begin: string, more?: string][] = [
    ['a comment', '<a><!--'],
    ['a comment before the first element', '<!--'],
    ['a comment behind the last element', '<a/><!--'],
    ['a CDATA section', '<a><![CDATA['],
    ['a text', '<a>'],
    ['a text outside what is asked for', '<other>'],
    ['white space before the first element', '', ' '.repeat(64 * 1024)],
    ['white space behind the last element', '<a/>', '\n'.repeat(64 * 1024)],
    ['the name of an element', '<a><'],
    ['the name of an element that closes', '<a></'],
    ['the name of an attribute', '<a '],
    ['the value of an attribute', '<a b="'],
    ['the value of an attribute of another element', '<other b="'],
    ['white space between attributes', '<a b="1"', ' '.repeat(64 * 1024)],
    ['a processing instruction', '<a><?'],
    ['the body of a processing instruction', '<a><?php '],
    ['an XML declaration', '<?xml version="'],
    ['a document type', '<!DOCTYPE '],
    ['the inside of a document type', '<!DOCTYPE a ['],
    ['comments inside a document type', '<!DOCTYPE a [', `<!--${CHUNK}-->`],
    ['instructions inside a document type', '<!DOCTYPE a [', `<?a ${CHUNK}?>`],
    ['a reference to an entity', '<a>&'],
    ['a reference to a character', '<a>&#x', '0'.repeat(64 * 1024)],
    ['a reference to an entity in an attribute', '<a b="&'],
  ];
  test.each<[string, string, string?]>(FULL ? unending : unending.filter((_, at) => at % 6 === 0))(
    'is refused early if this part has no end: %s',
    (_, begin, more = CHUNK) => {
      let read = 0;
      function* chunks() {
        yield begin;
        for (; read < 20_000; read++) yield more;
      }
      expect(() => [...readXml(chunks(), ['a'])]).toThrow(BrokenXml);
      expect(read * more.length).toBeLessThan(9_000_000);
    },
  );

  test.each([
    ['more attributes than any has', `<other ${Array.from({ length: 1_001 }, (_, at) => `a${at}="1"`).join(' ')}/>`],
    ['the same attribute again and again', `<a ${LINES}/>`],
    ['attributes that are larger than an element may be', `<a>${`<b c="${'x'.repeat(90_000)}"/>`.repeat(90)}</a>`],
    ['names that are larger than an element may be', `<a>${`<${'x'.repeat(90_000)}/>`.repeat(90)}</a>`],
  ])('is refused with %s', (_, xml) => {
    expect(() => read(xml, 'a')).toThrow(BrokenXml);
  });

  test('is parsed in full with many large but finite elements, whatever its total size', () => {
    // Each repetition has 832 KiB, so that eleven exceed the 8 MB that one element may have.
    const COUNT = FULL ? 20 : 11;
    function* chunks() {
      yield '<list>';
      for (let number = 0; number < COUNT; number++)
        yield `<!--${CHUNK.repeat(10)}--><?a ${CHUNK}?><other b="${CHUNK}">${CHUNK}</other><a>${number}</a>`;
      yield '</list>';
    }
    expect([...readXml(chunks(), ['a'])].map(({ text }) => Number(text))).toEqual(
      Array.from({ length: COUNT }, (_, at) => at),
    );
  });
});
