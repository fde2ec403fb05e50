/** Thrown by a drill that this machine cannot run: nothing is known of its promise. */
export class NotTried extends Error {}
