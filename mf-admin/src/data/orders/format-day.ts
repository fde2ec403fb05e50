const day = { day: 'numeric', month: 'short', timeZone: 'Asia/Kolkata' } as const

/** Formats a day: '4 Dec'. @param date a day or a moment from the api */
export function formatDay(date: string): string {
  return new Intl.DateTimeFormat('en-IN', day).format(new Date(date))
}

/** Formats a moment: '4 Dec, 2:05 pm'. */
export function formatMoment(moment: string): string {
  return new Intl.DateTimeFormat('en-IN', { ...day, hour: 'numeric', minute: '2-digit' }).format(
    new Date(moment),
  )
}
