// Keeps `.site/` between the builds of Netlify, so that unchanged pages are not drawn again.
export const onPreBuild = ({ utils }) => utils.cache.restore(".site");
export const onPostBuild = ({ utils }) => utils.cache.save(".site");
