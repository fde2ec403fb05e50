import { createApi } from '@reduxjs/toolkit/query/react'
import { baseQuery } from './base-query'

/**
 * The one RTK Query api. A remote injects its own endpoints, named after itself ('mfContentGetBlogs'), with
 * `overrideExisting: 'throw'`; what several remotes read is described beside this file.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: ['Addresses', 'Orders'],
  endpoints: () => ({}),
})
