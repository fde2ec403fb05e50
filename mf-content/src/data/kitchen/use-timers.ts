import { useEffect, useState } from 'react'
import { readStored, writeStored } from 'shared-contracts/store'
import { parseTimers, secondsLeft, type Timer, withTimer } from './timers'

interface RunningTimer extends Timer {
  secondsLeft: number
}

export interface Timers {
  running: readonly RunningTimer[]
  over: readonly Timer[]
  start: (timer: Omit<Timer, 'endsAt'>) => void
  /** Removes a timer, running or ended. */
  stop: (id: string) => void
}

const buildKey = (recipe: number) => `timers-of-recipe-${recipe}`

/** Runs a recipe's timers in the background and restores them after a reload. */
export function useTimers(recipe: number): Timers {
  const [timers, setTimers] = useState<readonly Timer[]>([])
  const [now, setNow] = useState(0)
  const all = timers.map((timer) => ({ ...timer, secondsLeft: secondsLeft(timer, now) }))
  const running = all.filter((timer) => timer.secondsLeft > 0)
  const over = all.filter((timer) => timer.secondsLeft === 0)

  useEffect(() => {
    setTimers(parseTimers(readStored('sessionStorage', buildKey(recipe))))
    setNow(Date.now())
  }, [recipe])

  const isRunning = running.length > 0
  useEffect(() => {
    if (!isRunning) return
    const look = () => setNow(Date.now())
    const clock = setInterval(look, 1000)
    // Browsers throttle timers in hidden pages, so the timers are checked when the page is shown again.
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(clock)
      document.removeEventListener('visibilitychange', look)
    }
  }, [isRunning])

  function keep(changed: readonly Timer[]) {
    setNow(Date.now())
    setTimers(changed)
    writeStored('sessionStorage', buildKey(recipe), changed.length > 0 ? JSON.stringify(changed) : null)
  }

  return {
    running,
    over,
    start: (timer) => keep(withTimer(timers, timer, Date.now())),
    stop: (id) => keep(timers.filter((timer) => timer.id !== id)),
  }
}
