/** A header that links to the agents' guide (RFC 8631) and llms.txt without enlarging the home page's HTML. */
export const GUIDE_LINKS =
  '</agents.md>; rel="service-doc"; type="text/markdown", </llms.txt>; rel="describedby"; type="text/plain"'
