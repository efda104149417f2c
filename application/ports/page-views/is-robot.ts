/** Whether a program asks, going by what it calls itself in `User-Agent`. One that calls itself a browser is not found out. */
export type IsRobot = (userAgent: string) => boolean;
