import type { ModuleBlock } from '../../../application/browse/module-views.ts';

/** Background of a band: the page's paper colour, white, the module's own background, or the dark background of a story. */
export type Ground = 'paper' | 'card' | 'own' | 'story';

/** Modules side by side with one background. */
export type Band = { readonly blocks: readonly [ModuleBlock, ...ModuleBlock[]]; readonly ground: Ground };

/**
 * Modules in bands: neighbours share a band if they fit in its twelve columns; a module with its own background, and a story, take the full
 * width. Plain bands that follow each other are paper and white in turn, so that no two neighbours have the same background.
 */
export function bandsOf(blocks: readonly ModuleBlock[]): readonly Band[] {
  const bands: [ModuleBlock, ...ModuleBlock[]][] = [];
  let room = 0;
  for (const block of blocks) {
    const plain = isPlain(block);
    if (plain && block.col.lg <= room) {
      bands.at(-1)?.push(block);
      room -= block.col.lg;
    } else {
      bands.push([block]);
      room = plain ? 12 - block.col.lg : 0;
    }
  }
  let before: Ground = 'own';
  return bands.map(band => {
    const [first] = band;
    before = isStory(first) ? 'story' : !isPlain(first) ? 'own' : before === 'paper' ? 'card' : 'paper';
    return { blocks: band, ground: before };
  });
}

function isPlain(block: ModuleBlock): boolean {
  return block.background.type === 'none' && !isStory(block);
}

function isStory({ parts }: ModuleBlock): boolean {
  return parts.some(({ kind }) => kind === 'story');
}
