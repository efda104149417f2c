import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clientAddress, householdOf, networkOf } from '../../../adapters/node-server/client-address.ts';
import { anyText } from '../../arbitraries/any-text.ts';
import { reaches } from '../../support/run/reaches.ts';
import { runs } from '../../support/run/daily-runs.ts';

const byte = fc.nat(255);
const group = fc.nat(0xffff);
const hex = (groups: readonly number[]) => groups.map(each => each.toString(16)).join(':');

/** An IPv4 address from its bytes, plain or in one of its IPv6 notations. */
const anIpv4 = (bytes: readonly number[]) => {
  const [a = 0, b = 0, c = 0, d = 0] = bytes;
  const plain = bytes.join('.');
  const pair = hex([a * 256 + b, c * 256 + d]);
  return fc.constantFrom(
    plain,
    plain,
    `::ffff:${plain}`,
    `::FFFF:${plain}`,
    `::ffff:${pair}`,
    `0:0:0:0:0:ffff:${plain}`,
  );
};

/** An IPv6 address from its groups: in full, with leading zeros or capitals, compressed, or with a zone id. */
const anIpv6 = (groups: readonly number[]) => {
  const full = hex(groups);
  const padded = groups.map(each => each.toString(16).padStart(4, '0')).join(':');
  const gap = full.replace(/(?:^|:)0(?::0)+(?:$|:)/, '::');
  return fc.constantFrom(full, padded, full.toUpperCase(), gap, `${gap}%eth0`);
};

describe('the client address of a request', () => {
  test.each([
    ['10.0.0.1', undefined, 0, '10.0.0.1'],
    ['10.0.0.1', '6.6.6.6', 0, '10.0.0.1'],
    ['10.0.0.1', '6.6.6.6, 203.0.113.7', 1, '203.0.113.7'],
    ['10.0.0.1', '6.6.6.6, 203.0.113.7, 10.0.0.2', 2, '203.0.113.7'],
    ['10.0.0.1', 'nonsense', 1, '10.0.0.1'],
    ['::ffff:10.0.0.1', undefined, 0, '10.0.0.1'],
    ['10.0.0.1', '::ffff:203.0.113.7', 1, '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', undefined, 0, '2001:db8:1:2:3:4:5:6'],
    [undefined, undefined, 0, ''],
  ] as const)('from %s with %s behind %i proxies is %4$s', (socket, forwarded, proxies, expected) => {
    expect(clientAddress(socket, forwarded, proxies)).toBe(expected);
  });

  test('is taken from our own nearest proxies, whatever a client sent before', () => {
    fc.assert(
      fc.property(fc.array(anyText()), fc.ipV4(), fc.array(fc.ipV4(), { maxLength: 5 }), (forged, client, nearer) => {
        const forwarded = [...forged, client, ...nearer].join(', ');
        expect(clientAddress('10.0.0.1', forwarded, nearer.length + 1)).toBe(client);
        expect(clientAddress('10.0.0.1', forwarded, 0)).toBe('10.0.0.1');
      }),
    );
  });
});

describe('the network of an address', () => {
  test.each([
    ['203.0.113.7', '203.0.113.0/24', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.0/24', '203.0.113.7'],
    ['::ffff:cb00:7107', '203.0.113.0/24', '203.0.113.7'],
    ['2001:DB8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0::/64', '2001:db8:0:0'],
    ['::1', '0:0:0:0::/64', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0:0'],
    ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64', '64:ff9b:0:0'],
    ['', '', ''],
  ])('of %s is %s, its household network %s', (address, network, household) => {
    expect([networkOf(address), householdOf(address)]).toEqual([network, household]);
  });

  test('is shared by exactly one /24 of IPv4, in any notation', () =>
    reaches({ 'in one network': runs(300), 'in others': runs(300) }, met => {
      const three = fc.tuple(byte, byte, byte);
      const pair = three.chain(one =>
        fc.tuple(
          fc.constant(one),
          // The same network, one with another byte, or any.
          fc.oneof(
            fc.constant(one),
            fc.tuple(fc.nat(2), byte).map(([at, other]) => one.with(at, other)),
            three,
          ),
        ),
      );
      const written = pair.chain(([one, other]) =>
        fc.tuple(
          fc.constant(one.join() === other.join()),
          byte.chain(last => anIpv4([...one, last])),
          byte.chain(last => anIpv4([...other, last])),
        ),
      );
      fc.assert(
        fc.property(written, ([same, one, other]) => {
          met(same ? 'in one network' : 'in others');
          expect(networkOf(one) === networkOf(other)).toBe(same);
          expect(networkOf(one)).toMatch(/^\d+\.\d+\.\d+\.0\/24$/);
        }),
        { numRuns: runs(2_000) },
      );
    }));

  test('is shared by exactly one /64 of IPv6, in any notation', () =>
    reaches({ 'in one network': runs(300), 'in others': runs(300), 'with a gap': runs(100) }, met => {
      const four = fc.tuple(
        fc.integer({ min: 1, max: 0xffff }),
        ...[0, 1, 2].map(() => fc.oneof(fc.constant(0), group)),
      );
      const rest = fc.array(fc.oneof(fc.constant(0), group), { minLength: 4, maxLength: 4 });
      const written = four.chain(one =>
        fc
          .oneof(
            fc.constant(one),
            fc.tuple(fc.nat(2), group).map(([at, other]) => one.with(at + 1, other)),
            four,
          )
          .chain(other =>
            fc.tuple(
              fc.constant(one.join() === other.join()),
              rest.chain(last => anIpv6([...one, ...last])),
              rest.chain(last => anIpv6([...other, ...last])),
            ),
          ),
      );
      fc.assert(
        fc.property(written, ([same, one, other]) => {
          met(same ? 'in one network' : 'in others');
          if (one.includes('::')) met('with a gap');
          expect(networkOf(one) === networkOf(other)).toBe(same);
          expect(networkOf(one)).toMatch(/^[\da-f]{1,4}(?::[\da-f]{1,4}){3}::\/64$/);
        }),
        { numRuns: runs(2_000) },
      );
    }));

  test('never merges neighbouring visitors', () => {
    fc.assert(
      fc.property(fc.ipV4(), byte, (address, last) => {
        const neighbour = address.replace(/\d+$/, String(last));
        expect(householdOf(address)).toBe(address);
        expect(householdOf(address) === householdOf(neighbour)).toBe(address === neighbour);
      }),
    );
  });

  test('never throws, and is its own network, for any text', () => {
    const almost = fc.stringMatching(/^[0-9a-f:.%]{0,40}$/);
    fc.assert(
      fc.property(
        fc.oneof(anyText(), almost, fc.ipV6(), fc.ipV4()),
        anyText(),
        fc.nat(3),
        (text, forwarded, proxies) => {
          expect(typeof networkOf(text)).toBe('string');
          expect(typeof householdOf(text)).toBe('string');
          expect(typeof networkOf(clientAddress(text, forwarded, proxies))).toBe('string');
          // Idempotent.
          expect(networkOf(networkOf(text))).toBe(networkOf(text));
        },
      ),
      { numRuns: 2_000 },
    );
  });
});
