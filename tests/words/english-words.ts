/** English words that French has not, and that no file or option is called by. */
export const englishWords = [
  ..."the of is not with this that these those and to it its be been was were must has had have are will would should".split(
    " ",
  ),
  ..."they them there here than from which for no by where who what when why how your you does did cannot nothing".split(
    " ",
  ),
  ..."same other others only more into out each every any both below above before after between already again".split(
    " ",
  ),
  ..."line lines field fields file files folder entry entries word words value values heading missing wrong found".split(
    " ",
  ),
  ..."write give take put keep remove add make read leave begin close named called given written".split(" "),
];
