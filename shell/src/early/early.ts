import { keepEarlyActs } from './early-acts'
import { startScripts } from './start-scripts'
import { trustScripts } from './trusted-scripts'

/* The only inline script of a rendered page, allowed by its hash: it must be there before any click. */

trustScripts()
keepEarlyActs()
startScripts()
