title-ravens = Raben
tagline-ravens = Merk dir alles, tausche klug und trau dich aufzuwachen.
