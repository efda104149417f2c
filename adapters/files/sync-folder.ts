import { open } from 'node:fs/promises';

/** A created or renamed file survives a power loss only after its folder is synced. */
export async function syncFolder(folder: string): Promise<void> {
  const directory = await open(folder, 'r');
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}
