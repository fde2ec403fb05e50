/** Stands for a part of axios that is named and never called. */
export default null
