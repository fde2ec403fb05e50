import { observeLoading } from './observe-loading'
import { watchStep } from './watch-step'
import './probe-state'

/* Runs in every document before its own scripts. */

if (window === window.top) {
  window.probe = { lcpElement: '', cls: 0, longTasks: [] }
  observeLoading()
  if (window.probeStep) watchStep(window.probeStep)
}
