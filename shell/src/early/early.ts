import { keepEarlyActs } from './early-acts'
import { startScripts } from './start-scripts'
import { trustScripts } from './trusted-scripts'

/* The inline script of all rendered pages, allowed by its hash. Inline, as it must run before any click. */

trustScripts()
keepEarlyActs()
startScripts()
