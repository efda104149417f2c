import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BrokenXml, childOf, childrenOf, readXml, textOf } from '../../../adapters/crm/read-xml.ts';

const read = (xml: string, ...names: readonly string[]) => [...readXml([xml], names)];

describe('an XML document', () => {
  test('gives each element that is asked for, with all that is in it', () => {
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

  test('is the same wherever it is cut', () => {
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

  test.each([
    ['<a><b></a>', 'no well-formed XML'],
    ['<a>', 'no well-formed XML'],
    ['', 'no well-formed XML'],
    ['no XML', 'no well-formed XML'],
    ['<!DOCTYPE a [<!ENTITY b "b">]><a>&b;</a>', 'document type'],
    ['<!DOCTYPE a SYSTEM "file:///etc/passwd"><a/>', 'document type'],
    ['<a>&b;</a>', 'no well-formed XML'],
    [`${'<a>'.repeat(60)}${'</a>'.repeat(60)}`, 'inside one another'],
    [`<a>${'<b/>'.repeat(60_000)}</a>`, 'holds more than'],
    [`<a>${'x'.repeat(9_000_000)}</a>`, 'characters'],
  ])('that must not be read is refused: %.30s', (xml, why) => {
    expect(() => read(xml, 'a')).toThrow(BrokenXml);
    expect(() => read(xml, 'a')).toThrow(why);
  });
});
