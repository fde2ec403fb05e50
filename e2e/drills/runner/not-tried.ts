/** Thrown by a drill that this machine cannot run. Its promise is neither confirmed nor broken. */
export class NotTried extends Error {}
