import { createApi } from '@reduxjs/toolkit/query/react'
import { baseQuery } from './base-query'

/**
 * The page's only RTK Query api. A remote injects its own endpoints, prefixed with its name ('mfContentGetBlogs'), with
 * `overrideExisting: 'throw'`. Endpoints shared by several remotes are defined in this folder.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: ['Addresses', 'Orders'],
  endpoints: () => ({}),
})
