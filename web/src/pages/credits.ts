/** The makers of the drawings of game-icons.net that the client shows. */
export const ICON_AUTHORS = ["Lorc", "Delapouite", "Skoll", "Cathelineau", "Caro Asercion"];
