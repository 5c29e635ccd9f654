/** No add-on listens. */
export default {};
