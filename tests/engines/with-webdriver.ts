import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { vi } from 'vitest';
import { z } from 'zod/mini';
import { freePort } from '../support/free-port.ts';
import { readResponse } from '../support/read-answer.ts';
import type { Engine, Key } from './driver.ts';
import type { Programs } from './find-engines.ts';

/** WebDriver's own characters for keys. */
const KEYS: Readonly<Record<Exclude<Key, 'All'>, string>> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};
const VALUE = z.object({ value: z.unknown() });
const SESSION = z.object({ sessionId: z.string() });
const TEXT = z.string();
const CONTROL = '\uE009';

type KeyAction = { readonly type: 'keyDown' | 'keyUp'; readonly value: string };

/** WebKitGTK's MiniBrowser by plain WebDriver, under Xvfb, whose display is in memory. A session is a tab with storage of its own. */
export async function startWebKit({ driver, browser, screen }: Programs): Promise<Engine> {
  const children: ChildProcess[] = [];
  const endAll = () => children.forEach(child => child.kill('SIGTERM'));
  process.once('exit', endAll);

  const display = spawn(screen, ['-displayfd', '3', '-screen', '0', '1400x1100x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  children.push(display);
  const [number] = await once(display.stdio[3] as Readable, 'data');
  const port = await freePort();
  const host = `http://127.0.0.1:${port}`;
  children.push(
    spawn(driver, [`--port=${port}`], {
      stdio: 'ignore',
      env: {
        ...process.env,
        LANGUAGE: 'en',
        LC_ALL: 'C.UTF-8',
        DISPLAY: `:${String(number).trim()}`,
        // No session bus and no card: neither is waited for.
        DBUS_SESSION_BUS_ADDRESS: 'disabled:',
        NO_AT_BRIDGE: '1',
        GTK_A11Y: 'none',
        LIBGL_ALWAYS_SOFTWARE: '1',
        WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      },
    }),
  );

  async function ask(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown> {
    const response = await fetch(host + path, {
      method,
      // The driver may forget an answer while a page is left for another: what only reads is asked again.
      signal: AbortSignal.timeout(path.endsWith('/execute/sync') ? 5_000 : 30_000),
      ...(body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}),
    }).catch((error: unknown) => {
      throw new Error(`${method} ${path} has no answer`, { cause: error });
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${text.slice(0, 300)}`);
    return readResponse(VALUE, text).value;
  }
  const tell = async (path: string, body: object): Promise<void> => void (await ask('POST', path, body));

  await vi.waitFor(() => ask('GET', '/status'), { timeout: 20_000 });

  return {
    async tab() {
      const begin = async () =>
        SESSION.parse(
          await ask('POST', '/session', {
            capabilities: {
              alwaysMatch: { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } },
            },
          }),
        );
      // On a busy machine the driver sometimes never hears of the browser that it started: it starts another.
      const { sessionId } = await begin().catch(begin);
      const session = `/session/${sessionId}`;
      const keys = (actions: readonly KeyAction[]) =>
        tell(`${session}/actions`, { actions: [{ type: 'key', id: 'keys', actions }] });
      const stroke = (value: string): readonly KeyAction[] => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ];
      await tell(`${session}/timeouts`, { pageLoad: 60_000, script: 30_000 });
      await tell(`${session}/window/rect`, { x: 0, y: 0, width: 1280, height: 1000 });
      return {
        open: url => tell(`${session}/url`, { url }),
        run: async expression =>
          JSON.parse(
            TEXT.parse(
              await ask('POST', `${session}/execute/sync`, {
                script: `return JSON.stringify(${expression})`,
                args: [],
              }),
            ),
          ),
        pressAt: ({ x, y }) =>
          tell(`${session}/actions`, {
            actions: [
              {
                type: 'pointer',
                id: 'mouse',
                parameters: { pointerType: 'mouse' },
                actions: [
                  { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y), origin: 'viewport' },
                  { type: 'pointerDown', button: 0 },
                  { type: 'pointerUp', button: 0 },
                ],
              },
            ],
          }),
        type: text => keys([...text].flatMap(stroke)),
        key: key =>
          keys(
            key === 'All'
              ? [{ type: 'keyDown', value: CONTROL }, ...stroke('a'), { type: 'keyUp', value: CONTROL }]
              : stroke(KEYS[key]),
          ),
        back: () => tell(`${session}/back`, {}),
        close: async () => void (await ask('DELETE', session)),
      };
    },
    async end() {
      endAll();
      await Promise.all(
        children.map(child => child.exitCode === null && child.signalCode === null && once(child, 'exit')),
      );
    },
  };
}
