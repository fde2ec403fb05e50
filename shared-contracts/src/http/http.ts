import type { AxiosRequestConfig } from 'axios'
import { splitLanguage } from '../i18n/language'

/** Sends a request. Resolves to the body and status, and throws what axios throws. */
export type Http = (request: AxiosRequestConfig) => Promise<{ data: unknown; status: number }>

let client: Promise<Http> | undefined

/**
 * Axios on the shop's own origin, loaded with the first request, because a page whose data came with the HTML makes
 * none. Axios itself sends the XSRF-TOKEN cookie back as X-XSRF-TOKEN (specification 22.3). Pages in another language
 * than English send it, so that mails are written in it.
 */
export const browserHttp: Http = async (request) => {
  client ??= import('axios').then(({ default: axios }) => {
    const instance = axios.create({ baseURL: '/' })
    return (config) => instance.request(inPageLanguage(config))
  })
  // Lets a chunk that failed to load be retried.
  client.catch(() => {
    client = undefined
  })
  return (await client)(request)
}

function inPageLanguage(request: AxiosRequestConfig): AxiosRequestConfig {
  const { language } = splitLanguage(location.pathname)
  return language === 'en'
    ? request
    : { ...request, headers: { ...request.headers, 'Content-Language': language } }
}
