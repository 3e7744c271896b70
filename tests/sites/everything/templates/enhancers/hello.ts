/** Marks the page as enhanced. Without it nothing is missing. */
document.documentElement.dataset.enhanced = "yes";
