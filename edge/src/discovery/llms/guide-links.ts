/** A header that links to the agents' guide (RFC 8631) and llms.txt, so that the home page does not grow. */
export const GUIDE_LINKS =
  '</agents.md>; rel="service-doc"; type="text/markdown", </llms.txt>; rel="describedby"; type="text/plain"'
