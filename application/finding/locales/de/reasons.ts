import { DE_CONTENT_REASONS } from './content-reasons.ts';
import { DE_FEED_REASONS } from './feed-reasons.ts';
import { DE_PACKAGE_REASONS } from './package-reasons.ts';
import { DE_VALUE_REASONS } from './value-reasons.ts';

export const DE_REASONS = { ...DE_VALUE_REASONS, ...DE_CONTENT_REASONS, ...DE_FEED_REASONS, ...DE_PACKAGE_REASONS };
