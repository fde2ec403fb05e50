import { isRecent } from 'shared-contracts/remote/is-recent'
import type { AppDispatch, RootState } from 'shared-contracts/store'
import { blogsApi } from './blogs-api'
import { isWhole } from './listed-blog'

const { mfContentGetBlog, mfContentGetBlogs } = blogsApi.endpoints

/** Requests a blog, unless a recent list contains it whole. A list never overwrites the blog's own response. */
export function loadBlog(title: string) {
  return (dispatch: AppDispatch, getState: () => RootState): readonly PromiseLike<unknown>[] => {
    const state = getState()
    const list = mfContentGetBlogs.select()(state)
    const isAsked = !mfContentGetBlog.select(title)(state).isUninitialized
    const blog =
      !isAsked && isRecent(list) ? list.data?.filter(isWhole).find((one) => one.title === title) : undefined
    // The page subscribes when it renders. A subscription here would keep the response as long as the tab is open.
    if (!blog) return [dispatch(mfContentGetBlog.initiate(title, { subscribe: false }))]
    const entry = { endpointName: 'mfContentGetBlog', arg: title, value: blog } as const
    dispatch(blogsApi.util.upsertQueryEntries([entry]))
    return []
  }
}
