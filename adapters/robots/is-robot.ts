import { isbot } from 'isbot';
import type { IsRobot } from '../../application/ports/page-views/is-robot.ts';
import { MISSED_ROBOTS } from './missed-robots.ts';

/** Whether a user agent is a robot. `isRobot('Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)')` → `true` */
export const isRobot: IsRobot = userAgent =>
  isbot(userAgent) || MISSED_ROBOTS.some(({ pattern }) => pattern.test(userAgent));
