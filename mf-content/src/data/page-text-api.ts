import { api } from 'shared-contracts/http'

export const pageTextApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** What stands on a page, as Markdown: the edge makes it from the page. @param path of the page */
    mfContentGetPageText: build.query<string, string>({
      query: (path) => ({ url: `${path}.md`, responseType: 'text' }),
    }),
  }),
})
