import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { linkParent } from '../../../adapters/cross-frame/map-frame.ts';
import { linkMapFrame } from '../../../adapters/cross-frame/map-parent.ts';
import { A_CARD, A_FILL, A_MISSING_CARD, A_POINTED, REPORTS } from '../../support/reading/map-messages.ts';

const ORIGIN = 'https://agency.example';
const STRANGERS = ['https://evil.example', 'null', 'http://agency.example', 'https://agency.example.evil.example', ''];

/** A fake window that records posted messages with their origin. Unlike a real one, `postMessage` returns a value. */
function aWindow() {
  const posted: { readonly message: unknown; readonly to: string }[] = [];
  return {
    posted,
    postMessage: (message: unknown, to: string) => posted.push({ message, to }),
    location: { href: `${ORIGIN}/map.html` },
  };
}

/** Stubs the globals of a page; `hear` dispatches a message of one of its windows. */
function aPage() {
  const listeners = new Map<string, Set<(event: unknown) => void>>();
  vi.stubGlobal('location', { origin: ORIGIN });
  vi.stubGlobal('addEventListener', (type: string, listener: (event: unknown) => void) =>
    listeners.set(type, (listeners.get(type) ?? new Set()).add(listener)),
  );
  vi.stubGlobal('removeEventListener', (type: string, listener: (event: unknown) => void) =>
    listeners.get(type)?.delete(listener),
  );
  return {
    hear: (event: { data: unknown; origin: string; source: unknown }) => {
      for (const listener of listeners.get('message') ?? []) listener(event);
    },
  };
}

function aFrame() {
  const contentWindow = aWindow();
  const target = new EventTarget();
  const frame = Object.assign(target, { contentWindow }) as unknown as HTMLIFrameElement;
  return { frame, contentWindow, load: () => target.dispatchEvent(new Event('load')) };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the page’s side of the map link', () => {
  test('fills the frame with one message, 50 ms after it loaded, for its own origin only', () => {
    aPage();
    const { frame, contentWindow, load } = aFrame();
    linkMapFrame(frame, () => undefined).fill(A_FILL);
    vi.advanceTimersByTime(1000);
    expect(contentWindow.posted).toEqual([]);
    load();
    vi.advanceTimersByTime(49);
    expect(contentWindow.posted).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(contentWindow.posted).toEqual([{ message: A_FILL, to: ORIGIN }]);
    vi.advanceTimersByTime(1000);
    expect(contentWindow.posted).toHaveLength(1);
  });

  test('sends later messages at once, and the last one again to a frame that reloads', () => {
    aPage();
    const { frame, contentWindow, load } = aFrame();
    const link = linkMapFrame(frame, () => undefined);
    load();
    vi.advanceTimersByTime(50);
    expect(contentWindow.posted).toEqual([]);
    link.fill(A_FILL);
    const next = { ...A_FILL, infoMessage: 'next' };
    link.fill(next);
    expect(contentWindow.posted.map(({ message }) => message)).toEqual([A_FILL, next]);
    load();
    vi.advanceTimersByTime(50);
    expect(contentWindow.posted.at(-1)?.message).toBe(next);
    expect(contentWindow.posted).toHaveLength(3);
  });

  test('sends nothing to the initial empty page of a frame', () => {
    aPage();
    const { frame, contentWindow, load } = aFrame();
    linkMapFrame(frame, () => undefined).fill(A_FILL);
    contentWindow.location.href = 'about:blank';
    load();
    vi.advanceTimersByTime(100);
    expect(contentWindow.posted).toEqual([]);
  });

  test('sends nothing to the browser’s error page when the map could not be loaded', () => {
    aPage();
    const { frame, contentWindow, load } = aFrame();
    const link = linkMapFrame(frame, () => undefined);
    link.fill(A_FILL);
    Object.defineProperty(contentWindow, 'location', {
      get: () => {
        throw new DOMException('another origin', 'SecurityError');
      },
    });
    const thrown: unknown[] = [];
    const hear = (error: unknown) => thrown.push(error);
    process.on('uncaughtException', hear);
    load();
    vi.advanceTimersByTime(100);
    vi.useRealTimers();
    return new Promise<void>(done => setImmediate(done)).then(() => {
      process.off('uncaughtException', hear);
      expect([thrown, contentWindow.posted]).toEqual([[], []]);
    });
  });

  test('does not return the result of `postMessage`, because WebKit would then report the frame as the sender', () => {
    aPage();
    const { frame, contentWindow } = aFrame();
    const link = linkMapFrame(frame, () => undefined);
    expect([link.card(A_CARD), link.point('1')]).toEqual([undefined, undefined]);
    expect(contentWindow.posted).toHaveLength(2);
  });

  test('accepts messages of its own frame and origin only', () => {
    const page = aPage();
    const { frame, contentWindow } = aFrame();
    const heard: unknown[] = [];
    linkMapFrame(frame, report => heard.push(report));
    for (const data of REPORTS) page.hear({ data, origin: ORIGIN, source: contentWindow });
    expect(heard).toEqual(REPORTS);
    for (const data of REPORTS) {
      for (const origin of STRANGERS) page.hear({ data, origin, source: contentWindow });
      for (const source of [null, undefined, aWindow(), aFrame().contentWindow])
        page.hear({ data, origin: ORIGIN, source });
    }
    page.hear({ data: { ...REPORTS[0], version: 2 }, origin: ORIGIN, source: contentWindow });
    expect(heard).toEqual(REPORTS);
  });

  test('neither sends nor receives after its end', () => {
    const page = aPage();
    const { frame, contentWindow, load } = aFrame();
    const heard: unknown[] = [];
    const link = linkMapFrame(frame, report => heard.push(report));
    link.fill(A_FILL);
    load();
    link.end();
    vi.advanceTimersByTime(1000);
    page.hear({ data: REPORTS[0], origin: ORIGIN, source: contentWindow });
    expect([contentWindow.posted, heard]).toEqual([[], []]);
  });
});

describe('the frame’s side of the map link', () => {
  function aFramePage(parent: unknown, self: unknown) {
    vi.stubGlobal('parent', parent);
    vi.stubGlobal('window', self);
    const page = aPage();
    const heard: unknown[] = [];
    const link = linkParent({
      fill: fill => heard.push(fill),
      card: card => heard.push(card),
      point: pointed => heard.push(pointed),
    });
    return { page, heard, link };
  }

  test('receives its page’s messages and responds to its own origin only', () => {
    const parent = aWindow();
    const { page, heard, link } = aFramePage(parent, aWindow());
    for (const data of [A_FILL, A_CARD, A_MISSING_CARD, A_POINTED]) page.hear({ data, origin: ORIGIN, source: parent });
    expect(heard).toEqual([A_FILL, A_CARD, A_MISSING_CARD, A_POINTED]);
    const [report = REPORTS[1]] = REPORTS;
    if (report) link.tell(report);
    expect(parent.posted).toEqual([{ message: report, to: ORIGIN }]);
  });

  test('does not return the result of `postMessage`, because WebKit would then report the page as the sender', () => {
    const parent = aWindow();
    const { link } = aFramePage(parent, aWindow());
    expect(REPORTS.map(report => link.tell(report))).toEqual(REPORTS.map(() => undefined));
    expect(parent.posted).toHaveLength(REPORTS.length);
  });

  test('ignores messages of another origin or window', () => {
    const parent = aWindow();
    const { page, heard } = aFramePage(parent, aWindow());
    for (const data of [A_FILL, A_CARD, A_POINTED]) {
      for (const origin of STRANGERS) page.hear({ data, origin, source: parent });
      for (const source of [null, undefined, aWindow()]) page.hear({ data, origin: ORIGIN, source });
    }
    expect(heard).toEqual([]);
  });

  test('ignores messages when it is not in a frame', () => {
    const self = aWindow();
    const { page, heard, link } = aFramePage(self, self);
    page.hear({ data: A_FILL, origin: ORIGIN, source: self });
    if (REPORTS[0]) link.tell(REPORTS[0]);
    expect([heard, self.posted]).toEqual([[], []]);
  });
});
