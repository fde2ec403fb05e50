import { isRecent } from 'shared-contracts/remote/is-recent'
import type { AppDispatch, RootState } from 'shared-contracts/store'
import { blogsApi } from './blogs-api'

const { mfContentGetBlog, mfContentGetBlogs } = blogsApi.endpoints

/**
 * Starts the request of a blog's page, unless the list of blogs came lately, which brings them whole. What was asked
 * for the blog itself, answered or not, is never written over.
 */
export function loadBlog(title: string) {
  return (dispatch: AppDispatch, getState: () => RootState): readonly PromiseLike<unknown>[] => {
    const state = getState()
    const list = mfContentGetBlogs.select()(state)
    const isAsked = !mfContentGetBlog.select(title)(state).isUninitialized
    const blog = !isAsked && isRecent(list) ? list.data?.find((one) => one.title === title) : undefined
    // The page subscribes when it renders; a preload that subscribed as well would keep its answer for as long as the
    // tab is open.
    if (!blog) return [dispatch(mfContentGetBlog.initiate(title, { subscribe: false }))]
    const entry = { endpointName: 'mfContentGetBlog', arg: title, value: blog } as const
    dispatch(blogsApi.util.upsertQueryEntries([entry]))
    return []
  }
}
