import type { UIEvent } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { atRest } from '../../ui/components/common/at-rest.ts';

/** A strip as far as the handler reads it. */
function stripOf(clientWidth: number) {
  return { clientWidth, scrollLeft: 0, dataset: {} as Record<string, string> };
}

function scrolled(strip: ReturnType<typeof stripOf>, to: number, arrived: (at: number) => void): void {
  strip.scrollLeft = to;
  atRest(arrived)({ currentTarget: strip as unknown as HTMLElement } as UIEvent<HTMLElement>);
}

describe('the picture in view of a swiped strip', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('is reported once, after the last scroll event', () => {
    const arrived = vi.fn<(at: number) => void>();
    const strip = stripOf(400);
    for (const to of [90, 300, 790]) {
      scrolled(strip, to, arrived);
      vi.advanceTimersByTime(50);
    }
    expect(arrived).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1_000);
    expect(arrived.mock.calls).toEqual([[2]]);
  });

  test('is not reported by a strip that is hidden before it settles', () => {
    const arrived = vi.fn<(at: number) => void>();
    const strip = stripOf(400);
    scrolled(strip, 400, arrived);
    // A hidden element measures nothing.
    strip.clientWidth = 0;
    strip.scrollLeft = 0;
    vi.advanceTimersByTime(1_000);
    expect(arrived).not.toHaveBeenCalled();
  });
});
