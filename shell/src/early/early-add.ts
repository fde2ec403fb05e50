import { addEarly } from './add-before-hydration'

/* The inline script of pages whose HTML has a cart line, in addition to the early script of every page. */

globalThis.addEarly = addEarly
