import "#app/ui/fonts.css";
import "#app/ui/tokens.css";
import "#app/ui/base.css";
