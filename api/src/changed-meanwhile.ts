import { AppError } from './errors'
import { inIndia } from './i18n/in-india'

/** Refuses a change of something that somebody else has changed since it was shown. */
export function changedMeanwhile(by: string, at: Date): AppError {
  return new AppError('CHANGED_MEANWHILE', `${by} changed this on ${inIndia(at)}. Please look at it again.`)
}
