import { resolve } from 'node:path';
import { z } from 'zod';

/** What the environment says, checked once. */
export type ServerSettings = {
  readonly port: number;
  readonly host: string;
  readonly publicUrl: URL;
  readonly dataDirectory: string;
  readonly contentDirectory: string;
};

const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().min(1).default('./var'),
  CONTENT_DIR: z.string().min(1).default('./fixtures/agency'),
});

/** Reads the settings; what is wrong comes back as one line for the operator. */
export function readSettings(
  environment: Readonly<Record<string, string | undefined>>,
): ServerSettings | { readonly refused: string } {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const reasons = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    return { refused: `Settings refused: ${reasons.join('; ')}` };
  }
  const { PORT, HOST, PUBLIC_URL, DATA_DIR, CONTENT_DIR } = parsed.data;
  return {
    port: PORT,
    host: HOST,
    publicUrl: new URL(PUBLIC_URL ?? `http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${PORT}`),
    dataDirectory: resolve(DATA_DIR),
    contentDirectory: resolve(CONTENT_DIR),
  };
}
