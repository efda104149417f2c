/** Whether the sender of a request is a program, judged by its `User-Agent`. A program that claims to be a browser is not detected. */
export type IsRobot = (userAgent: string) => boolean;
